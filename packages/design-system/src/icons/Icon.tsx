import { classes } from '../css/classes.ts'
import * as styles from './Icon.css.ts'
import { shapes, type IconName } from './shapes.tsx'

interface IconProps {
  name: IconName
  size?: keyof typeof styles.size
  /** Text for screen readers; without it the icon is decoration. */
  label?: string
}

/** An icon in the colour of the surrounding text. */
export function Icon({ name, size = 'standard', label }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // With width and height, it stays small in a page without styles.
    <svg
      {...meaning}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      focusable="false"
      className={classes(styles.icon, styles.size[size])}
    >
      {shapes[name]}
    </svg>
  )
}
