import { ButtonLink, Card, Grid, Heading, Stack, Text, VisuallyHidden } from '@trade-portal/design-system'
import type { Widget } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useLinks } from './queries.ts'
import { linkHref } from '../foundation/url/externalUrl.ts'

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

/** One link. A value that is not a web address is shown as text. */
function LinkCard({ link }: { link: Widget }) {
  const href = linkHref(link.value)
  const name = link.label || link.value
  const open = href !== undefined && (
    <ButtonLink href={href} variant="secondary" size="small" icon="external" isExternal>
      Open Link<VisuallyHidden>{` to ${name}`}</VisuallyHidden>
    </ButtonLink>
  )
  return (
    <Card as="article" actions={open}>
      <Stack space="xxsmall" align="start">
        <Heading level={2} size="small">
          {name}
        </Heading>
        {link.description !== '' && <Text tone="subdued">{link.description}</Text>}
        {href === undefined && <Text>{link.value}</Text>}
      </Stack>
    </Card>
  )
}
