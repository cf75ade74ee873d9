import { useLayoutEffect, useRef } from 'react'
import * as styles from './Bitmap.css.ts'

interface BitmapProps {
  bitmap: ImageBitmap
}

/**
 * A decoded picture, such as a logo from the user's device. It is drawn as soon as it is rendered, so that printing, which
 * does not wait for pictures, includes it. Decoration: what it says has to stand beside it as text.
 */
export function Bitmap({ bitmap }: BitmapProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = bitmap
  useLayoutEffect(() => canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0), [bitmap])
  return <canvas ref={canvas} aria-hidden width={width} height={height} className={styles.bitmap} />
}
