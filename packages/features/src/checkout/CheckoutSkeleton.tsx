import { CardSkeleton, Split, Stack } from '@trade-portal/design-system'

/** Placeholder for the fields and the summary while their options are loading. */
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
