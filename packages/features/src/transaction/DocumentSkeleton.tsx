import { Skeleton, Split, Stack } from '@trade-portal/design-system'

/** In place of a document that is loading. */
export function DocumentSkeleton() {
  return (
    <Split side="end" aside={<Skeleton shape="card" />}>
      <Stack space="medium">
        <Skeleton shape="card" />
        <Skeleton shape="row" count={4} />
      </Stack>
    </Split>
  )
}
