import { useState } from 'react'
import { useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import * as styles from '../EmptyState/EmptyState.css.ts'
import { Heading } from '../Heading/Heading.tsx'

interface ErrorStateProps {
  title: string
  /** What happened, in words for customers; '' if the title says it. */
  message: string
  retryLabel?: string
  /** Retries loading. Without it there is no button. */
  onRetry?: (() => void) | undefined
  /** A retry is running. If it fails too, the failure is announced. */
  isRetrying?: boolean
}

/** Replaces content that could not be loaded, and is announced. */
export function ErrorState({ title, message, retryLabel = 'Try again', onRetry, isRetrying = false }: ErrorStateProps) {
  const [hasRetried, setHasRetried] = useState(false)
  if (isRetrying && !hasRetried) setHasRetried(true)
  const announcement = `${hasRetried ? 'Trying again has failed. ' : ''}${title.replace(/\.?$/, '.')} ${message}`.trim()
  useAnnouncement(isRetrying ? '' : announcement, { urgency: 'assertive' })
  return (
    <div className={styles.frame}>
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
