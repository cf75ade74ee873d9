import { CodeBlock } from '@trade-portal/design-system'

/** What travels, or is typed, letter for letter. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <section aria-label={label}>
      <CodeBlock>{children}</CodeBlock>
    </section>
  )
}
