import { wordTable, serverMessages } from '../shared/messages.ts';

/** Words of the generated pages. What a page and its server refuse alike, they say alike. */
export const words = wordTable(
  `
add | 新增 | Add
addOne | 新增{what} | Add {what}
editOne | 编辑{what} | Edit {what}
save | 保存 | Save
cancel | 取消 | Cancel
remove | 删除 | Delete
notPicture | 无法读取这张图片，请换一张 PNG、JPEG 或 WebP | This picture cannot be read: choose a PNG, JPEG or WebP
choosePicture | 选择图片 | Choose a picture
removePicture | 移除图片 | Remove the picture
removeQuestion | 删除{kind}“{what}”？ | Delete the {kind} “{what}”?
removeNote | 删除后无法恢复。 | This cannot be undone.
edit | 编辑 | Edit
close | 关闭 | Close
search | 搜索 | Search
searchIn | 搜索{what} | Search {what}
sortBy | 排序 | Sort by
newest | 最新 | Newest
ascending | 升序 | ascending
descending | 降序 | descending
all | 全部 | All
yes | 是 | Yes
no | 否 | No
notPublic | 未公开 | Not public
none | 无 | None
choose | 请选择 | Choose
total | 共 {n} 条 | {n} in total
page | 第 {n} / {m} 页 | Page {n} of {m}
previous | 上一页 | Previous page
next | 下一页 | Next page
empty | 还没有{what} | No {what} yet
emptyHint | 新增第一条，就会显示在这里。 | Add the first one and it will show up here.
noMatch | 没有符合条件的{what} | No {what} match
clearFilters | 清除条件 | Clear filters
loading | 正在加载… | Loading…
failed | 加载失败 | This could not be loaded
retry | 重试 | Try again
offline | 无法连接服务器 | The server cannot be reached
serverError | 服务器返回错误（{n}） | The server answered with an error ({n})
saved | 已保存 | Saved
created | 已新增 | Added
removed | 已删除 | Deleted
sent | 已提交，谢谢 | Sent. Thank you
sendAnother | 再填一份 | Fill in another
submit | 提交 | Submit
fixErrors | 请检查标出的 {n} 处 | Please check what is marked ({n})
exportCsv | 导出 CSV | Export CSV
moveTo | 移到 | Move to
moved | 已移到“{what}” | Moved to “{what}”
today | 今天 | Today
previousMonth | 上个月 | Previous month
nextMonth | 下个月 | Next month
month | {year} 年 {month} 月 | {name} {year}
weekdays | 一 二 三 四 五 六 日 | Mon Tue Wed Thu Fri Sat Sun
count | 数量 | Count
sum | {what}合计 | Sum of {what}
average | 平均 | Average
answers | {n} 份回答 | {n} answers
read | 阅读全文 | Read more
back | 返回 | Back
write | 写一篇 | Write
addToCart | 加入购物车 | Add to cart
inCart | 已加入购物车 | Added to the cart
soldOut | 暂时缺货 | Sold out
cart | 购物车 | Cart
cartEmpty | 购物车还是空的 | The cart is empty
cartHint | 去挑几件喜欢的商品吧。 | Pick something you like.
toShop | 去逛逛 | Go to the shop
quantity | 数量 | Quantity
less | 减少一件 | One less
more | 增加一件 | One more
sumOfCart | 合计 | Total
checkout | 提交订单 | Place order
ordered | 订单已提交 | Your order is placed
say | 说点什么 | Say something
send | 发送 | Send
noMessages | 还没有消息，来说第一句吧 | No messages yet. Say the first word
result | 结果 | Result
fillIn | 填写后即可看到结果 | Fill in the fields to see the result
reset | 重置 | Reset
copy | 复制 | Copy
copied | 已复制 | Copied
menu | 导航 | Navigation
language | 语言 | Language
theme | 切换深浅色 | Light or dark
skip | 跳到正文 | Skip to content
required
optional | 选填 | optional
tooLong
tooShort
tooBig
tooSmall
notNumber | 请输入数字 | Enter a number
hasNul
notWhole | 请输入整数 | Enter a whole number
notDate | 请选择有效的日期 | Choose a valid date
notEmail
notUrl
notPhone
taken
full
fullOfDay
overlaps
endsTooSoon
inUse
stars | {n} 分 | {n} stars
start | 了解更多 | Learn more
other | 未填写 | Not filled in
`,
  serverMessages,
);

/** Words that only an app with accounts needs. */
export const accountWords = wordTable(`
signIn | 登录 | Sign in
signUp | 注册 | Sign up
signOut | 退出 | Sign out
name | 用户名 | Name
password | 密码 | Password
passwordHint | 至少 8 个字符 | At least 8 characters
toSignUp | 还没有账号？注册 | No account yet? Sign up
toSignIn | 已有账号？登录 | Have an account? Sign in
signedIn | 已登录 | Signed in
signedOut | 已退出 | Signed out
ownersOnly | {what}只有所有者看得到 | Only the owner sees {what}
ownersHint | 所有者登录后，在这里查看和添加。 | Once signed in, the owner sees them here and adds more.
ownHint | 你提交的会显示在这里，其他访客看不到。 | What you send in shows up here. Other visitors do not see it.
`);

/** How an app that only its owner signs in to says it. */
export const ownerWords = wordTable(`
signIn | 所有者登录 | Owner sign-in
password | 所有者的密码 | Password of the owner
`);
