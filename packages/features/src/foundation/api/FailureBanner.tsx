import { Banner, Button } from '@trade-portal/design-system'
import { messageOf } from '../failures/failures.ts'
import type { useQueryFailure } from './useQueryFailure.ts'

interface FailureBannerProps {
  readonly tone: 'caution' | 'critical'
  readonly title: string
  readonly failure: NonNullable<ReturnType<typeof useQueryFailure>>
  /** What the failure means for the page. Shown after the reason. */
  readonly consequence?: string
}

/** Shows that an optional part of the page could not be loaded, with a button to try again. */
export function FailureBanner({ tone, title, failure, consequence = '' }: FailureBannerProps) {
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <Button
          size="small"
          variant="secondary"
          isPending={failure.isRetrying}
          pendingLabel="Trying…"
          onPress={failure.retry}
        >
          Try again
        </Button>
      }
      // The announcement is cleared during a retry, so that a second failure with the same text is announced again.
      {...(failure.isRetrying && { announcement: '' })}
    >
      {`${messageOf(failure.error)} ${consequence}`.trim()}
    </Banner>
  )
}
