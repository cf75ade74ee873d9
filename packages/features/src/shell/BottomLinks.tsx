import { BottomBar, Link } from '@trade-portal/design-system'
import type { Widget } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { useBottomLinkBar } from '../trade/access/queries.ts'
import { bottomBarTypes, isSameWord } from '../trade/access/widgetWords.ts'

const destinations = [
  [bottomBarTypes.links, routes.links],
  [bottomBarTypes.support, routes.support],
  [bottomBarTypes.stores, routes.stores],
  [bottomBarTypes.contact, routes.contact],
] as const

/** The supplier's links at the bottom of every page. Renders nothing while they load. */
export function BottomLinks() {
  const { data: rows = [] } = useBottomLinkBar()
  const links = bottomLinks(rows)
  return (
    links.size > 0 && (
      <BottomBar label="More">
        {[...links].map(([href, label]) => (
          <Link key={href} href={href} variant="subtle">
            {label}
          </Link>
        ))}
      </BottomBar>
    )
  )
}

/**
 * Maps the address of each link to its label, in the supplier's order. Leaves out disabled entries, entries of unknown
 * types, and duplicates. If an entry has no label, or only its type as the label, the link is labelled with the title of
 * its screen.
 */
function bottomLinks(rows: readonly Widget[]): ReadonlyMap<string, string> {
  const links = new Map<string, string>()
  for (const { type, label, isEnabled } of rows) {
    const screen = destinations.find(([known]) => isSameWord(type, known))?.[1]
    if (!isEnabled || screen === undefined || links.has(screen.href())) continue
    links.set(screen.href(), label === '' || isSameWord(label, type) ? screen.title : label)
  }
  return links
}
