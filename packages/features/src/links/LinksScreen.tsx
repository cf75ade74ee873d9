import { Grid } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { LinkCard } from './LinkCard.tsx'
import { useLinks } from './queries.ts'

/** Helpful Links: web pages that the supplier recommends. */
export function LinksScreen() {
  const links = useLinks()
  return (
    <Screen title={routes.links.title}>
      <QueryView query={links} what="the links" empty={{ title: 'No links yet.', icon: 'external' }}>
        {(rows) => (
          <Grid as="ul" minColumn="medium" space="medium" hasRowsOnPhone>
            {rows.map((row) => (
              <LinkCard key={row.id} link={row} />
            ))}
          </Grid>
        )}
      </QueryView>
    </Screen>
  )
}
