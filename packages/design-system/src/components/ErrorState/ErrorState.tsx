import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Button } from '../Button/Button.tsx'
import * as inPlace from '../../parts/inPlaceOfContent.css.ts'
import * as styles from './ErrorState.css.ts'

interface ErrorStateProps {
  title: string
  /** What happened, in words a customer can use; '' where the title says it. */
  message: string
  retryLabel?: string
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined
  /** Another attempt is in progress. If it fails too, the failure is announced. */
  isRetrying?: boolean
}

/** Shown and announced in place of content that could not be loaded. */
export function ErrorState({ title, message, retryLabel = 'Try again', onRetry, isRetrying = false }: ErrorStateProps) {
  const [hasRetried, setHasRetried] = useState(false)
  if (isRetrying && !hasRetried) setHasRetried(true)
  const announcement = `${hasRetried ? 'Trying again has failed. ' : ''}${title.replace(/\.?$/, '.')} ${message}`.trim()
  useAnnouncement(isRetrying ? '' : announcement, { urgency: 'assertive' })
  return (
    <div className={inPlace.frame}>
      <span className={styles.icon}>
        <Icon name="warning" size="large" />
      </span>
      <Heading level={2} size="standard" isFocusTarget>
        {title}
      </Heading>
      {message !== '' && <p className={styles.message}>{message}</p>}
      {onRetry && (
        <Button
          variant="secondary"
          icon="refresh"
          isPending={isRetrying}
          pendingLabel="Trying again…"
          onPress={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
