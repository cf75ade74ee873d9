import { Button, lazyDialog, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import type { FoundStatement } from './queries.ts'

const EmailStatementDialog = lazyDialog(
  async () => (await import('../trade/documents/EmailStatementDialog.tsx')).EmailStatementDialog,
)

/** Email Statement, disabled for the latest one. */
export function EmailStatement({ found: { statement, isLatest } }: { readonly found: FoundStatement }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" width="full" isDisabled={isLatest} onPress={() => setIsOpen(true)}>
        Email Statement
      </Button>
      {isLatest && (
        <Text size="small" tone="subdued">
          The latest statement cannot be sent by e-mail.
        </Text>
      )}
      <EmailStatementDialog statementDate={statement.date} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
