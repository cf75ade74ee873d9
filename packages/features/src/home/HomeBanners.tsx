import { Banner, Button, Carousel, Skeleton } from '@trade-portal/design-system'
import { isInternalPath } from '../foundation/url/safeInternalPath.ts'
import { Waiting } from '../foundation/api/QueryView.tsx'
import type { Loadable } from '../foundation/api/loadable.ts'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { messageOf } from '../foundation/failures/failures.ts'
import type { HomeContent } from './homeContent.ts'

/** The supplier's banners, or an error if the homepage content could not be loaded. */
export function HomeBanners({ content }: { content: Loadable<HomeContent> }) {
  const failed = useQueryFailure(content, 'Loaded the news')
  if (failed) {
    const retry = (
      <Button size="small" variant="secondary" isPending={failed.isRetrying} onPress={failed.retry}>
        Try again
      </Button>
    )
    return (
      <Banner
        tone="caution"
        title="We could not load the news and balances"
        action={retry}
        // The announcement is cleared during a retry, so that another failure with the same text is announced.
        {...(failed.isRetrying && { announcement: '' })}
      >
        {messageOf(failed.error)}
      </Banner>
    )
  }
  const { data } = content
  if (data === undefined) return <Waiting what="the news" skeleton={<Skeleton shape="banner" />} />
  const slides = data.banners.map(({ image, description, href }) => ({
    image,
    label: description,
    ...(href !== undefined && { href, isExternal: !isInternalPath(href) }),
  }))
  // Without slides nothing is rendered, because the stack would add space around an empty element.
  return slides.length > 0 && <Carousel label="News from your supplier" slides={slides} />
}
