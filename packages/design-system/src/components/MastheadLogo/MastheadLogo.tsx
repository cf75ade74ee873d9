import { useState } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './MastheadLogo.css.ts'

interface MastheadLogoProps {
  /** Address of the picture; '' if there is none. */
  src: string
  /** The company's name, shown if the picture is missing or cannot be loaded. */
  name: string
  /** `large` is for the cover page, which has no menus. */
  size?: keyof typeof styles.size
}

/** The company's picture in the masthead, or its name. */
export function MastheadLogo({ src, name, size = 'standard' }: MastheadLogoProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || src === failed) return name
  return <img src={src} alt={name} className={classes(styles.logo, styles.size[size])} onError={() => setFailed(src)} />
}
