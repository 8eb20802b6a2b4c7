export const zh = {
  none: (path: string) => `没有 ${path} 这个页面，这里是首页。`,
  closest: '要找的可能是：',
  between: '、',
};
