import type { Ref } from 'react'

export interface FileInputProps {
  /** The files that the browser offers, as in `<input accept>`. Users can still choose others. */
  accept: string
  onFile: (file: File) => void
  ref: Ref<HTMLInputElement>
}

/** Opens a file from the user's device. It is invisible: a control or an entry of a menu clicks it. */
export function FileInput({ accept, onFile, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onFile(file)
        // Lets the user open the same file again.
        currentTarget.value = ''
      }}
    />
  )
}
