/**
 * React Aria's toasts. Their names are marked as unstable, so a minor release may change them. Once they have stable names,
 * these replace this file.
 */
export {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
