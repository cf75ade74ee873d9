import * as styles from './CodeBlock.css.ts'

interface CodeBlockProps {
  /** The text, shown unchanged with its line breaks. */
  children: string
}

/** Preformatted text, such as a server response. */
export function CodeBlock({ children }: CodeBlockProps) {
  return <pre className={styles.code}>{children}</pre>
}
