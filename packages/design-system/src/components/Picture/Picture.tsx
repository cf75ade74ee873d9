import { useState } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Picture.css.ts'

interface PictureProps {
  /** Undefined while the address is unknown. */
  src: string | undefined
  /** What the picture shows; '' for decoration. */
  alt: string
  ratio?: keyof typeof styles.ratio
  /** `fill` is as wide as the container. */
  size?: keyof typeof styles.size
  /** For a picture whose aspect ratio is not `ratio`: `filled` crops it, `whole` leaves space beside it. */
  fit?: keyof typeof styles.fit
  /** Loads the picture at once; other pictures load when they are near the view. */
  isEager?: boolean
}

/** An image that may load slowly or be missing. Its `data-state` is pending, loading, success or error. */
export function Picture({ src, alt, ratio = 'square', size = 'fill', fit = 'whole', isEager = false }: PictureProps) {
  // The last address whose picture has loaded or failed. Any other address counts as loading, so no effect is needed when
  // `src` changes.
  const [settled, setSettled] = useState<{ src: string; as: 'success' | 'error' }>()
  const state = src === undefined || src === '' ? 'pending' : settled?.src === src ? settled.as : 'loading'
  return (
    <div data-state={state} className={classes(styles.frame, styles.ratio[ratio], styles.size[size])}>
      {state === 'loading' || state === 'success' ? (
        <img
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding={isEager ? 'auto' : 'async'}
          className={classes(styles.image, styles.fit[fit])}
          onLoad={() => src !== undefined && setSettled({ src, as: 'success' })}
          onError={() => src !== undefined && setSettled({ src, as: 'error' })}
        />
      ) : (
        <Placeholder label={alt} />
      )}
    </div>
  )
}

/** A drawing of a crate. It is part of the code, so that it needs no request. */
function Placeholder({ label }: { label: string }) {
  const meaning = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...meaning} viewBox="0 0 48 48" width="48" height="48" className={styles.placeholder}>
      <path d="M24 5 41 14v20l-17 9-17-9V14ZM7 14l17 9 17-9M24 23v20M15.5 9.5l17 9v6" />
    </svg>
  )
}
