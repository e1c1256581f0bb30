import { useState, type DragEvent } from "react";

/** Tracks whether files hover over an element, and returns its drag and drop handlers. */
export function useDrop(onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return {
    over,
    onDragEnter: hover,
    onDragOver: hover,
    // Moving onto a child also fires dragleave, although the pointer stays inside.
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles(event.dataTransfer.files);
    },
  };
}
