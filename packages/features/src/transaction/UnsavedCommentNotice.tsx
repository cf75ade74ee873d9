import { Banner, Button } from '@trade-portal/design-system'
import { useUnsavedComment } from '../trade/documents/unsavedComments.ts'
import type { ShownDocument } from './shownDocument.ts'

interface UnsavedCommentNoticeProps {
  readonly document: ShownDocument
  readonly onEdit: () => void
}

/** Shows a comment that could not be saved, until it is saved or dismissed. */
export function UnsavedCommentNotice({ document, onEdit }: UnsavedCommentNoticeProps) {
  const { unsaved, discard } = useUnsavedComment(document)
  if (!unsaved) return null
  return (
    <Banner
      tone="caution"
      title={unsaved.state === 'refused' ? 'Your comment was not saved' : 'Your comment may not have been saved'}
      // No announcement, because a toast has announced the failure.
      announcement=""
      onDismiss={discard}
      action={
        <Button size="small" onPress={onEdit}>
          Edit and save again
        </Button>
      }
    >
      {`${unsaved.reason} Your comment: “${unsaved.text}”`}
    </Banner>
  )
}
