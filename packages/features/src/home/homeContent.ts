import type { Widget } from '@trade-portal/supplier-api'
import { linkHref } from '../shared/addresses/externalUrl.ts'
import { safeExternalUrl } from '../shared/addresses/externalUrl.ts'
import { safeInternalPath } from '../shared/addresses/safeInternalPath.ts'

interface HomeBanner {
  readonly image: string
  readonly description: string
  /** A page of the portal or a web page; undefined where a press leads nowhere. */
  readonly href: string | undefined
}

export interface HomeContent {
  readonly banners: readonly HomeBanner[]
  readonly showsBalances: boolean
}

/** The homepage's items; only what is enabled and can be shown safely. */
export function homeContent(items: readonly Widget[]): HomeContent {
  const enabled = items.filter((item) => item.isEnabled)
  return {
    banners: enabled
      .filter((item) => item.type.toLowerCase() === 'clickableimage')
      .flatMap(({ value, value2, description }) => {
        const image = safeExternalUrl(value)
        return image === undefined ? [] : [{ image, description, href: destination(value2) }]
      }),
    showsBalances: enabled.some((item) => item.label.toLowerCase() === 'balances'),
  }
}

/** The supplier writes a page of the portal as a path, and any other as a link. */
function destination(value: string): string | undefined {
  return /^\/(?!\/)/.test(value) ? safeInternalPath(value) : linkHref(value)
}
