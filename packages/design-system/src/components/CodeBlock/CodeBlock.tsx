import * as styles from './CodeBlock.css.ts'

interface CodeBlockProps {
  /** Shown as it is, line by line. */
  children: string
}

/** Preformatted text, such as a server response. */
export function CodeBlock({ children }: CodeBlockProps) {
  return <pre className={styles.code}>{children}</pre>
}
