import { CardSkeleton, Split, Stack } from '@trade-portal/design-system'

/** In place of the fields and the summary while their choices are loading. */
export function CheckoutSkeleton() {
  return (
    <Split side="end" aside={<CardSkeleton content="text" count={3} />}>
      <Stack space="medium">
        <CardSkeleton content="fields" count={3} />
        <CardSkeleton content="fields" count={3} />
      </Stack>
    </Split>
  )
}
