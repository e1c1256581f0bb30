/** A record as visitors will see it, with what is typed now. */
import type { ComponentType } from "react";
import type { ContentKindName } from "#features/publishing/model.ts";
import type { Content } from "#desk/publishing/content/content-calls.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { ChannelsPreview } from "./channels-preview.tsx";
import { ContractPreview, DappPreview } from "./listing-preview.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import type { PreviewedListing, PreviewProps } from "./preview-props.ts";
import { PromotionPreview } from "./promotion-preview.tsx";
import { CategoryPreview, NetworkPreview, SearchesPreview, SectionPreview } from "./store-preview.tsx";
import { TextPreview } from "./text-preview.tsx";

const PREVIEWS: Readonly<Record<ContentKindName, ComponentType<PreviewProps>>> = {
  banners: PromotionPreview,
  activities: PromotionPreview,
  ads: PromotionPreview,
  news: ArticlePreview,
  dapps: DappPreview,
  tokens: ContractPreview,
  nfts: ContractPreview,
  sections: SectionPreview,
  searches: SearchesPreview,
  networks: NetworkPreview,
  categories: CategoryPreview,
  milestones: TextPreview,
  collections: TextPreview,
  channels: ChannelsPreview,
};

interface ContentPreviewProps {
  readonly kind: ContentKindName;
  readonly content: Content;
  readonly listing: PreviewedListing;
}

export function ContentPreview({ kind, content, listing }: ContentPreviewProps) {
  const Preview = PREVIEWS[kind];
  return (
    <PreviewFrame dated={content}>
      {(language) => <Preview content={content} language={language} listing={listing} />}
    </PreviewFrame>
  );
}
