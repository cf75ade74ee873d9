import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import * as styles from './ErrorState.css.ts'

export interface ErrorStateProps {
  title: string
  /** What happened, in words a customer can use. */
  message: string
  retryLabel?: string
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The second attempt is in progress. */
  isRetrying?: boolean
}

/** Shown in place of content that could not be loaded. */
export function ErrorState({ title, message, retryLabel = 'Try again', onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <span className={styles.icon}>
        <Icon name="warning" size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button variant="secondary" icon="refresh" isPending={isRetrying} onPress={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
