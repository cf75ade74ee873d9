import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'

interface FileButtonProps {
  /** The files that the browser offers, as in `<input accept>`. Users can still choose others. */
  accept: string
  onFile: (file: File) => void
  children: string
}

/** A button that opens a file from the user's device. */
export function FileButton({ accept, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
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
    </>
  )
}
