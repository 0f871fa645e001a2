import { Button, Flex, Slider } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { changeAvatar } from '@/features/profile/ownProfile';
import { describeError } from '@/lib/http/errorMessages';
import { PICTURE_PROBLEMS, readPicture } from '@/lib/readPicture';
import { useAppDispatch } from '@/state/hooks';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FileInput } from '@/ui/upload/FileInput';
import { MEGABYTE } from '@/ui/upload/uploadRules';
import { UploadState } from '@/ui/upload/UploadState';
import { UPLOAD_STOPPED, useUploads } from '@/ui/upload/useUploads';
import styles from './AvatarDialog.module.css';

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp'];
const MAX_MEGABYTES = 10;
/** One picture at a time. */
const KEY = 'avatar';
const RESULT_EDGE = 320;
const MAX_ZOOM = 5;
/** Pixels that a press of an arrow key moves the picture. */
const KEY_STEP = 14;

function draw(canvas: HTMLCanvasElement | null, picture: HTMLImageElement, { x, y, width, height }: Area): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** The cut picture as PNG, which all backends accept. */
function toPicture(picture: HTMLImageElement, area: Area): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = RESULT_EDGE;
  canvas.height = RESULT_EDGE;
  draw(canvas, picture, area);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface CutterProps {
  picture: HTMLImageElement;
  area: Area | undefined;
  onCut: (area: Area) => void;
}

/** The picture behind the round window, how it will look, and the slider that enlarges it. */
function Cutter({ picture, area, onCut }: CutterProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  /** The window, which is there once the picture is. */
  const cropper = useRef<RefObject<HTMLElement>>(null);
  /** What is in the middle stays there. */
  const enlarge = (to: number) => {
    setCrop({ x: (crop.x * to) / zoom, y: (crop.y * to) / zoom });
    setZoom(to);
  };
  return (
    <>
      <Flex gap="large" align="center" justify="center" wrap>
        <div className={styles.view}>
          <Cropper
            image={picture.src}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            objectFit="cover"
            cropShape="round"
            showGrid={false}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.area ?? '' }}
            cropperProps={{ role: 'group', 'aria-label': '裁剪区域，可以拖动，或用方向键移动' }}
            setCropperRef={(ref) => {
              cropper.current = ref;
            }}
            // A mouse would leave the keys where they were.
            onInteractionStart={() => cropper.current?.current.focus()}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_shares, pixels) => onCut(pixels)}
          />
        </div>
        <figure className={styles.preview}>
          <canvas ref={(canvas) => area && draw(canvas, picture, area)} width={200} height={200} aria-hidden="true" />
          <figcaption>预览</figcaption>
        </figure>
      </Flex>
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
          onChange={enlarge}
        />
      </Flex>
    </>
  );
}

/** 更换头像: a part of a picture is cut out in the browser, and only that is uploaded. */
export default function AvatarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [area, setArea] = useState<Area>();
  const [problem, setProblem] = useState('');
  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);
  const {
    uploads,
    begin,
    remove: _remove,
    sending,
  } = useUploads({
    send: (cut, _key, on) => dispatch(changeAvatar(cut, on)),
    failureOf: (error) => describeError(error) ?? UPLOAD_STOPPED,
    onLeave: onClose,
  });
  const upload = uploads.get(KEY);

  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    setProblem('');
    const read = await readPicture(file);
    if (typeof read === 'string') return setProblem(PICTURE_PROBLEMS[read]);
    if (!TYPES.includes(read.type)) return setProblem('请选择 PNG、JPG、GIF、BMP 或 WebP 图片');
    if (file.size > MAX_MEGABYTES * MEGABYTE) return setProblem(`图片不能超过 ${MAX_MEGABYTES} MB，请换一张`);
    const chosen = Object.assign(new Image(), { src: URL.createObjectURL(read) });
    try {
      await chosen.decode();
      setPicture(chosen);
      setArea(undefined);
    } catch {
      URL.revokeObjectURL(chosen.src);
      setProblem('无法读取这张图片，文件可能已损坏');
    }
  };
  const save = async () => {
    const cut = picture && area && (await toPicture(picture, area));
    return cut ? (await begin(KEY, new File([cut], 'avatar.png', { type: cut.type }))) === true : false;
  };
  return (
    <FormDialog open={open} title="更换头像" disabled={!area} send={save} sending={sending} onClose={onClose}>
      {() => (
        <>
          <FileInput
            ref={chooser}
            aria-label="头像图片"
            accept={TYPES.join(',')}
            onChosen={(files) => void choose(files)}
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
            {upload && <UploadState upload={upload} />}
            {picture && <Cutter key={picture.src} picture={picture} area={area} onCut={setArea} />}
          </Flex>
        </>
      )}
    </FormDialog>
  );
}
