import type { Widget } from '@trade-portal/supplier-api'
import { linkHref } from '../foundation/url/externalUrl.ts'
import { safeExternalUrl } from '../foundation/url/externalUrl.ts'
import { safeInternalPath } from '../safeInternalPath.ts'
import { homeWidgetTypes, isSameWord } from '../trade/access/widgetWords.ts'

interface HomeBanner {
  readonly image: string
  readonly description: string
  /** The address of a page of the portal or the web; undefined if the banner is not a link. */
  readonly href: string | undefined
}

export interface HomeContent {
  readonly banners: readonly HomeBanner[]
  readonly showsBalances: boolean
}

/** Converts the supplier's home page rows. Leaves out disabled rows, and banners whose image address is unsafe. */
export function homeContent(items: readonly Widget[]): HomeContent {
  const enabled = items.filter((item) => item.isEnabled)
  return {
    banners: enabled
      .filter((item) => isSameWord(item.type, homeWidgetTypes.banner))
      .flatMap(({ value, value2, description }) => {
        const image = safeExternalUrl(value)
        return image === undefined ? [] : [{ image, description, href: destination(value2) }]
      }),
    showsBalances: enabled.some((item) => isSameWord(item.label, homeWidgetTypes.balances)),
  }
}

/** The link of a banner: a path means a page of the portal, anything else a web address. */
function destination(value: string): string | undefined {
  return /^\/(?!\/)/.test(value) ? safeInternalPath(value) : linkHref(value)
}
