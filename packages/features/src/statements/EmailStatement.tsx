import { Button, OnDemand, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import type { FoundStatement } from './queries.ts'

const EmailStatementDialog = lazyCode(
  async () => (await import('../shared/email/EmailStatementDialog.tsx')).EmailStatementDialog,
)

/** Email Statement, which cannot be used for the latest one. */
export function EmailStatement({ found: { statement, isLatest } }: { readonly found: FoundStatement }) {
  // Null until it is opened for the first time, which loads its code.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
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
      {isOpen !== null && (
        <OnDemand isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <EmailStatementDialog statementDate={statement.date} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
