import { Button, Stack, Text } from '@trade-portal/design-system'
import { requestFailure } from '../foundation/failures/failures.ts'
import { useRequestPriceBook } from './queries.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'

/**
 * The button Request New Price Book. The recipient is shown below it, because the request is sent without a confirmation.
 */
export function RequestPriceBook({ recipient }: { readonly recipient: string }) {
  const { run, isPending } = useRequestPriceBook()
  return (
    <Stack space="xsmall">
      <Button
        width="full"
        isPending={isPending}
        pendingLabel="Sending..."
        onPress={() => void run(undefined).catch((error: unknown) => toastFailure(error, requestFailure))}
      >
        Request New Price Book
      </Button>
      {recipient !== '' && (
        <Text size="small" tone="subdued">
          A new price book is sent to {recipient}.
        </Text>
      )}
    </Stack>
  )
}
