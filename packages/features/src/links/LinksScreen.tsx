import { Grid } from '@trade-portal/design-system'
import { Loaded } from '../foundation/api/Loaded.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { LinkCard } from './LinkCard.tsx'
import { useLinks } from './queries.ts'

/** Helpful Links: web pages that the supplier recommends. */
export function LinksScreen() {
  const links = useLinks()
  return (
    <Screen title={routes.links.title}>
      <Loaded query={links} what="the links" empty={{ title: 'No links yet.', icon: 'external' }}>
        {(rows) => (
          <Grid as="ul" minColumn="medium" space="medium">
            {rows.map((row) => (
              <LinkCard key={row.id} link={row} />
            ))}
          </Grid>
        )}
      </Loaded>
    </Screen>
  )
}
