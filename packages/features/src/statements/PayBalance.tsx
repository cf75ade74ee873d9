import { ButtonLink } from '@trade-portal/design-system'
import type { Statement } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'

/** A link to pay a statement, if something is owed and the customer may pay online. */
export function PayBalance({ statement: { date, ageing } }: { readonly statement: Statement }) {
  const { has } = useAccess()
  if ((ageing.total ?? 0) <= 0 || !has('payAccount')) return null
  return (
    <ButtonLink href={routes.payAccount.href({ statementId: date })} width="full">
      Pay Balance
    </ButtonLink>
  )
}
