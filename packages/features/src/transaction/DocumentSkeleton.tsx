import { CardSkeleton, RowGridSkeleton, Split, Stack } from '@trade-portal/design-system'

/** Placeholder for a document that is loading. */
export function DocumentSkeleton() {
  return (
    <Split side="end" aside={<CardSkeleton content="text" />}>
      <Stack space="medium">
        <CardSkeleton content="text" />
        <RowGridSkeleton count={4} />
      </Stack>
    </Split>
  )
}
