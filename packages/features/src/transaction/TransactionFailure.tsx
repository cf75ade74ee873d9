import { FailureDialog, type FailureDialogProps } from '../foundation/failures/FailureDialog.tsx'

/** The Error dialog of the document screen. Its button is labelled Cancel. */
export function TransactionFailure(props: Omit<FailureDialogProps, 'closeLabel'>) {
  return <FailureDialog {...props} closeLabel="Cancel" />
}
