import { BottomBar, Link } from '@trade-portal/design-system'
import type { Widget } from '@trade-portal/supplier-api'
import { useBottomLinkBar } from '../trade/access/queries.ts'
import { bottomBarTypes, isSameWord } from '../trade/access/widgetTypes.ts'
import { routes } from '../routes.ts'

/** The screen to which each type of entry leads. */
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
 * Maps addresses to labels, for the enabled entries of known types, in the supplier's order, without duplicates. If an entry
 * has no label other than its type, the title of its screen is its label.
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
