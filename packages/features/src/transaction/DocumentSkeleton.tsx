import { RowGridSkeleton, Skeleton, Split, Stack } from '@trade-portal/design-system'

/** In place of a document that is loading. */
export function DocumentSkeleton() {
  return (
    <Split side="end" aside={<Skeleton shape="card" />}>
      <Stack space="medium">
        <Skeleton shape="card" />
        <RowGridSkeleton count={4} />
      </Stack>
    </Split>
  )
}
