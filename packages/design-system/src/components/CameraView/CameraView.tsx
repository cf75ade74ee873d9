import { useEffect, useEffectEvent, useRef } from 'react'
import * as styles from './CameraView.css.ts'

interface CameraViewProps {
  /** The camera's pictures. Without it, the frame is empty. */
  stream: MediaStream | undefined
  /** What the camera is for; read aloud. */
  label: string
  /** Looks for a text in the current picture; '' if there is none. Called again with the next picture. */
  find: (video: HTMLVideoElement) => Promise<string>
  /** Called once, with the first text that `find` has found. */
  onFound: (text: string) => void
}

/** What a camera sees, in which a text is looked for. The owner of the stream stops the camera. */
export function CameraView({ stream, label, find, onFound }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const findText = useEffectEvent(find)
  const report = useEffectEvent(onFound)
  useEffect(() => {
    const element = video.current
    if (!element || !stream) return undefined
    let isShown = true
    const look = async () => {
      const text = await findText(element)
      if (!isShown) return
      if (text === '') lookAtNext()
      else report(text)
    }
    const lookAtNext = () => element.requestVideoFrameCallback(() => void look())
    element.srcObject = stream
    lookAtNext()
    return () => {
      isShown = false
      element.srcObject = null
    }
  }, [stream])
  return <video ref={video} autoPlay muted playsInline aria-label={label} className={styles.picture} />
}
