import { Stack } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { FailureDialog, useFailure } from '../shared/failures/FailureDialog.tsx'
import { CartLineCard } from './CartLineCard.tsx'

/** The lines of the cart, with one Error dialog for failed changes. */
export function CartLines({ cartId, lines }: { cartId: string; lines: readonly CartLine[] }) {
  const failure = useFailure()
  return (
    <Stack space="small">
      {lines.map((line) => (
        <CartLineCard key={line.lineId} cartId={cartId} line={line} onFailure={failure.report} />
      ))}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Stack>
  )
}
