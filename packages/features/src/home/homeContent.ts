import type { Widget } from '@trade-portal/supplier-api'
import { linkHref } from '../foundation/url/externalUrl.ts'
import { safeExternalUrl } from '../foundation/url/externalUrl.ts'
import { safeInternalPath } from '../foundation/url/safeInternalPath.ts'
import { homeWidgetTypes, isSameWord } from '../trade/access/widgetTypes.ts'

interface HomeBanner {
  readonly image: string
  readonly description: string
  /** A page of the portal or a web page; undefined if the banner is not a link. */
  readonly href: string | undefined
}

export interface HomeContent {
  readonly banners: readonly HomeBanner[]
  readonly showsBalances: boolean
}

/** Converts the homepage's rows. Disabled rows and banners with an unsafe image address are left out. */
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

/** A page of the portal is configured as a path, any other page as a web address. */
function destination(value: string): string | undefined {
  return /^\/(?!\/)/.test(value) ? safeInternalPath(value) : linkHref(value)
}
