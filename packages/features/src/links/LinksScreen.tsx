import { EmptyState, Grid, Page, Stack } from '@trade-portal/design-system'
import { LoadState } from '../shared/api/Loaded.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { LinkCard } from './LinkCard.tsx'
import { useLinks } from './queries.ts'

/** Helpful Links: places elsewhere that the supplier recommends. */
export function LinksScreen() {
  const links = useLinks()
  return (
    <Page>
      <Stack space="large">
        <ScreenHeading>Helpful Links</ScreenHeading>
        <LoadState what="the links" {...links} onRetry={() => void links.refetch()}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title="No links yet." icon="external" />
            ) : (
              <Grid minColumn="medium" space="medium">
                {rows.map((row) => (
                  <LinkCard key={row.id} link={row} />
                ))}
              </Grid>
            )
          }
        </LoadState>
      </Stack>
    </Page>
  )
}
