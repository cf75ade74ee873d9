import { Skeleton, Split, Stack } from '@trade-portal/design-system'

/** In place of the fields and the summary while their choices are loading. */
export function CheckoutSkeleton() {
  return (
    <Split side="end" aside={<Skeleton shape="card" count={3} />}>
      <Stack space="medium">
        <Skeleton shape="fields" count={3} />
        <Skeleton shape="fields" count={3} />
      </Stack>
    </Split>
  )
}
