import { Button, Inline, Text } from '@trade-portal/design-system'
import { Suspense, useState } from 'react'
import { lazyCode } from '../shared/failures/lazyCode.ts'
import type { FoundStatement } from './queries.ts'

const EmailStatementDialog = lazyCode(
  async () => (await import('../shared/email/EmailStatementDialog.tsx')).EmailStatementDialog,
)

/** Email Statement, which the supplier does not offer for the latest one. */
export function EmailStatement({ found }: { readonly found: FoundStatement | undefined }) {
  // Null until it is opened for the first time, which loads its code.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  return (
    <Inline space="small">
      <Button variant="secondary" isDisabled={found === undefined || found.isLatest} onPress={() => setIsOpen(true)}>
        Email Statement
      </Button>
      {found?.isLatest && (
        <Text as="span" size="small" tone="subdued">
          The latest statement cannot be e-mailed.
        </Text>
      )}
      {found && isOpen !== null && (
        <Suspense>
          <EmailStatementDialog statementDate={found.statement.date} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Inline>
  )
}
