import { Button, Flex, Slider } from 'antd';
import { useRef, useState, type ChangeEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { changeAvatar } from '@/features/profile/profileThunks';
import { ownValue } from '@/lib/ownValue';
import { useAppDispatch } from '@/state/hooks';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { useToast } from '@/ui/toast/useToast';
import styles from './AvatarDialog.module.css';

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A square part of a picture, in its pixels. */
interface Square extends Point {
  edge: number;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/**
 * The square of a picture around a point; it never leaves the picture.
 *
 * @param zoom 1 = the largest square
 */
export function squareAround({ width, height }: Size, { x, y }: Point, zoom: number): Square {
  const edge = Math.min(width, height) / Math.max(zoom, 1);
  return { edge, x: clamp(x - edge / 2, width - edge), y: clamp(y - edge / 2, height - edge) };
}

/** The point in the middle of a square. */
export const centreOf = ({ x, y, edge }: Square): Point => ({ x: x + edge / 2, y: y + edge / 2 });

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp'];
const MAX_MEGABYTES = 10;
const VIEW_EDGE = 280;
const RESULT_EDGE = 320;
const MAX_ZOOM = 5;
/** A press of an arrow key moves the picture by this share of the view. */
const KEY_STEP = 0.05;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, { x, y, edge }: Square): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, edge, edge, 0, 0, canvas.width, canvas.height);
}

/** The cut picture as PNG, which all backends accept. */
function toPicture(picture: ImageBitmap, square: Square): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = RESULT_EDGE;
  canvas.height = RESULT_EDGE;
  draw(canvas, picture, square);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface CutterProps {
  picture: ImageBitmap;
  square: Square;
  onMove: (centre: Point) => void;
}

/** The picture behind the round window, moved by pointer or arrow keys, and how it will look. */
function Cutter({ picture, square, onMove }: CutterProps) {
  const scale = square.edge / VIEW_EDGE;
  const by = (dx: number, dy: number) => {
    const { x, y } = centreOf(square);
    onMove({ x: x + dx, y: y + dy });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) by(-event.movementX * scale, -event.movementY * scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ownValue(ARROWS, event.key);
    if (!arrow) return;
    event.preventDefault();
    by(arrow.x * square.edge * KEY_STEP, arrow.y * square.edge * KEY_STEP);
  };
  const drawn = (canvas: HTMLCanvasElement | null) => draw(canvas, picture, square);
  return (
    <Flex gap="large" align="center" justify="center" wrap>
      <div
        className={styles.view}
        role="group"
        tabIndex={0}
        aria-label="裁剪区域，可以拖动，或用方向键移动"
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        <canvas ref={drawn} width={VIEW_EDGE} height={VIEW_EDGE} aria-hidden="true" />
      </div>
      <figure className={styles.preview}>
        <canvas ref={drawn} width={200} height={200} aria-hidden="true" />
        <figcaption>预览</figcaption>
      </figure>
    </Flex>
  );
}

/** 更换头像: a part of a picture is cut out in the browser, and only that is uploaded. */
export default function AvatarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const [saving, setSaving] = useState(false);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState('');
  const [centre, setCentre] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const square = picture && squareAround(picture, centre, zoom);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    setProblem('');
    if (!TYPES.includes(file.type)) return setProblem('请选择 PNG、JPG、GIF、BMP 或 WebP 图片');
    if (file.size > MAX_MEGABYTES * 1_000_000) return setProblem(`图片不能超过 ${MAX_MEGABYTES} MB，请换一张`);
    try {
      const chosen = await createImageBitmap(file);
      setPicture(chosen);
      setCentre({ x: chosen.width / 2, y: chosen.height / 2 });
      setZoom(1);
    } catch {
      setProblem('无法读取这张图片，文件可能已损坏');
    }
  };
  const save = async () => {
    const cut = picture && square && (await toPicture(picture, square));
    if (!cut) return;
    setSaving(true);
    const isChanged = await dispatch(changeAvatar(cut));
    setSaving(false);
    if (!isChanged) return;
    toast.success('头像已更换');
    onClose();
  };
  return (
    <DraggableModal
      open={open}
      title="更换头像"
      onCancel={onClose}
      footer={<ModalButtons busy={saving} disabled={!picture} onOk={() => void save()} onCancel={onClose} />}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="头像图片"
        accept={TYPES.join(',')}
        onChange={(event) => void choose(event)}
      />
      <Flex vertical gap="middle">
        <Flex align="center" gap="middle" wrap>
          <Button onClick={() => chooser.current?.click()}>{picture ? '换一张图片' : '选择图片'}</Button>
          <span className={styles.hint}>
            PNG、JPG、GIF、BMP 或 WebP，不超过 {MAX_MEGABYTES} MB；只上传裁剪后的部分（{RESULT_EDGE} × {RESULT_EDGE}{' '}
            像素）
          </span>
        </Flex>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        {picture && square && (
          <>
            <Cutter
              picture={picture}
              square={square}
              onMove={(to) => setCentre(centreOf(squareAround(picture, to, zoom)))}
            />
            <Flex align="center" gap="middle">
              <span>缩放</span>
              <Slider
                className={styles.zoom}
                min={1}
                max={MAX_ZOOM}
                step={0.1}
                value={zoom}
                tooltip={{ open: false }}
                ariaLabelForHandle="缩放"
                onChange={(to) => {
                  setCentre(centreOf(square));
                  setZoom(to);
                }}
              />
            </Flex>
          </>
        )}
      </Flex>
    </DraggableModal>
  );
}
