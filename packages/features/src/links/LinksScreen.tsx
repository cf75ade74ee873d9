import { ButtonLink, SheetRow, SheetRows, VisuallyHidden } from '@trade-portal/design-system'
import type { Widget } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { linkHref } from '../foundation/url/externalUrl.ts'
import { routes } from '../routes.ts'
import { useLinks } from './queries.ts'

/** Helpful Links: web pages that the supplier recommends. */
export function LinksScreen() {
  const links = useLinks()
  return (
    <Screen title={routes.links.title}>
      <QueryView query={links} what="the links" empty={{ title: 'No links yet.', icon: 'external' }}>
        {(rows) => (
          <SheetRows>
            {rows.map((row) => (
              <LinkRow key={row.id} link={row} />
            ))}
          </SheetRows>
        )}
      </QueryView>
    </Screen>
  )
}

/** One link. If its value is not a web address, the value is shown as text. */
function LinkRow({ link }: { link: Widget }) {
  const href = linkHref(link.value)
  const name = link.label || link.value
  const open = href !== undefined && (
    <ButtonLink href={href} variant="secondary" size="small" icon="external" isExternal>
      Open Link<VisuallyHidden>{` to ${name}`}</VisuallyHidden>
    </ButtonLink>
  )
  return <SheetRow name={name} facts={link.description} aside={href === undefined && link.value} actions={open} />
}
