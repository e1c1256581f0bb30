import { useState, type DragEvent } from "react";

/** Whether files hover over an element, and the handlers it needs to take them. */
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
    // Moving onto a child leaves the element too, but stays inside it.
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
