const CHUNK_COUNT = 256;
const CHUNK_BYTES = 65_536;
const LINE = '2025-10-16 08:00:00 [INFO] 3号泊位 集装箱卸船 作业编码 0103010101 完成 42 箱\n';

/** A log of about 16 MB, made while it is sent. */
export function bigLog(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(LINE.repeat(Math.ceil(CHUNK_BYTES / LINE.length)));
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk.slice());
      sent += 1;
      if (sent === CHUNK_COUNT) controller.close();
    },
  });
}
