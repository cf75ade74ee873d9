import { Button } from '@trade-portal/design-system'
import { useCheckNow } from '../orders/queries.ts'

interface CheckNowButtonProps {
  readonly cartId: string
  readonly size?: 'small'
}

/** Looks for an order that was sent but not answered. */
export function CheckNowButton({ cartId, ...look }: CheckNowButtonProps) {
  const { run, isPending } = useCheckNow(cartId)
  return (
    <Button
      {...look}
      isPending={isPending}
      pendingLabel="Checking…"
      // A failure is ignored here, because the text of the notice shows it.
      onPress={() => void run(undefined).catch(() => undefined)}
    >
      Check now
    </Button>
  )
}
