import { Carousel, Skeleton } from '@trade-portal/design-system'
import { isInternalPath } from '../foundation/url/safeInternalPath.ts'
import { FailureBanner } from '../foundation/api/FailureBanner.tsx'
import { LoadingIndicator } from '../foundation/api/QueryView.tsx'
import type { Loadable } from '../foundation/api/loadable.ts'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import type { HomeContent } from './homeContent.ts'

/** The supplier's banners, or an error if the home page content could not be loaded. */
export function HomeBanners({ content }: { content: Loadable<HomeContent> }) {
  const failed = useQueryFailure(content, 'Loaded the news')
  if (failed) return <FailureBanner tone="caution" title="We could not load the news and balances" failure={failed} />
  const { data } = content
  if (data === undefined) return <LoadingIndicator what="the news" skeleton={<Skeleton shape="banner" />} />
  const slides = data.banners.map(({ image, description, href }) => ({
    image,
    label: description,
    ...(href !== undefined && { href, isExternal: !isInternalPath(href) }),
  }))
  // Renders nothing if there are no slides, because the stack of the home page would add space around an empty element.
  return slides.length > 0 && <Carousel label="News from your supplier" slides={slides} />
}
