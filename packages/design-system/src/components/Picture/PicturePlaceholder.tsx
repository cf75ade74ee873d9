import * as styles from './Picture.css.ts'

interface PicturePlaceholderProps {
  label: string
}

/** A crate. Drawn in code, so that it can be shown when nothing can be loaded. */
export function PicturePlaceholder({ label }: PicturePlaceholderProps) {
  const meaning = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...meaning} viewBox="0 0 48 48" className={styles.placeholder}>
      <path d="M24 5 41 14v20l-17 9-17-9V14ZM7 14l17 9 17-9M24 23v20M15.5 9.5l17 9v6" />
    </svg>
  )
}
