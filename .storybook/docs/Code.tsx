import { CodeBlock } from '@trade-portal/design-system'

/** A labelled block of code, or of text exactly as it is sent. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <section aria-label={label}>
      <CodeBlock>{children}</CodeBlock>
    </section>
  )
}
