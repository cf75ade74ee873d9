import { useState } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Picture.css.ts'
import { PicturePlaceholder } from './PicturePlaceholder.tsx'

export interface PictureProps {
  /** Nothing means that no address is known (yet). */
  src: string | undefined
  /** What it shows; an empty string for decoration. */
  alt: string
  ratio?: keyof typeof styles.ratio
  /** `fill` takes the width it is given. */
  size?: keyof typeof styles.size
}

/** An image that may be slow or missing. `data-state` tells: pending, loading, success or error. */
export function Picture({ src, alt, ratio = 'square', size = 'fill' }: PictureProps) {
  // Kept per address, so that a new one starts over without an effect.
  const [settled, setSettled] = useState<{ src: string; as: 'success' | 'error' }>()
  const state = src === undefined || src === '' ? 'pending' : settled?.src === src ? settled.as : 'loading'
  return (
    <div data-state={state} className={classes(styles.frame, styles.ratio[ratio], styles.size[size])}>
      {state === 'loading' || state === 'success' ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={styles.image}
          onLoad={() => src !== undefined && setSettled({ src, as: 'success' })}
          onError={() => src !== undefined && setSettled({ src, as: 'error' })}
        />
      ) : (
        <PicturePlaceholder label={alt} />
      )}
    </div>
  )
}
