/**
 * Wishes whose purpose hurts others. What is done and what it is done with have to be said together: a single word decides
 * nothing, since pharmacies, police and helplines keep records of all of it.
 */
const wishes: readonly RegExp[] = [
  // Goods that are sold against the law.
  /\b(?:sell|buy|trad|deal|smuggl|order|shop)\w*\b[^.;!?]{0,40}?\b(?:without (?:a |any )?(?:prescriptions?|licen[cs]es?|permits?|background checks?)|(?:illegal|street|party) drugs|narcotics|cocaine|heroin|crystal meth|untraceable|unregistered|stolen|counterfeit|fake (?:ids?|passports?|diplomas?|documents?|money|papers|certificates?))\b/iu,
  /(?:卖|买|出售|销售|贩|代购|代办|推销|代开|伪造)[^。；！？，]{0,12}?(?:毒品|大麻|冰毒|海洛因|迷药|枪支|弹药|炸药|假药|假证|假币|假发票|假文凭|赃物|人体器官|处方药(?=[^。；]{0,6}(?:不用|不要|无需|免)处方))|(?:贩卖|倒卖|买卖|出售)[^。；！？，]{0,6}(?:个人|公民|客户)信息/u,
  // Unlicensed gambling.
  /\b(?:illegal|unlicen[sc]ed|underground|underage)\s(?:betting|gambling|casino|bookmak\w*|lottery)\b|\bonline casino\b|\b(?:casino|betting|gambling) (?:site|app|platform|website)\b/iu,
  /赌博|赌球|赌场|博彩|六合彩|百家乐/u,
  // People who are watched without knowing it.
  /\b(?:track|locat|monitor|record|read|watch|listen|film|photograph|follow)\w*\b[^.;!?]{0,30}?\b(?:wife|husband|girlfriend|boyfriend|partner|ex|colleagues?|neighbou?rs?|phone|messages|texts|chats|location|whereabouts|calls)\b[^.;!?]{0,60}?(?:secretly|without (?:her|his|their|them|him|anybody|anyone)\b|behind (?:her|his|their) back|(?:does|do|won)(?:es)?(?: not|n['’]?t|['’]t) (?:know|notice|find out))/iu,
  /\b(?:secretly|covertly)\b[^.;!?]{0,12}?\b(?:track|locat|monitor|record|read|watch|listen|film|photograph|follow)\w*\b|\b(?:stalk|spy on)(?:s|ing)? (?:my|her|his|their|an?|the)\b|\b(?:keylogger|spyware|stalkerware)\b/iu,
  /(?:偷偷|暗中|背着|悄悄|瞒着)[^。；！？]{0,16}?(?:定位|监控|监听|监视|录音|录像|跟踪|查看|看[^。；，]{0,6}(?:消息|聊天|手机|微信|短信))|(?:定位|监控|监听|监视|录音|跟踪)[^。；！？]{0,16}?(?:不让(?:他|她|对方)们?(?:知道|发现)|不被发现)|偷拍/u,
  // Accounts, money and machines of others.
  /\b(?:phishing|ransomware|botnet|ddos|credential stuffing)\b|\b(?:steal|harvest|skim|crack|hack)(?:s|ing)?\b[^.;!?]{0,30}?\b(?:passwords?|logins?|accounts?|credit cards?|card numbers?|identit(?:y|ies)|bank details|wallets?)\b/iu,
  /\b(?:pretend\w* to be|posing as|impersonat\w*|looks? (?:just |exactly )?like)\b[^.;!?]{0,60}?\b(?:passwords?|card numbers?|credentials)\b|\b(?:passwords?|card numbers?|credentials)\b[^.;!?]{0,40}?\b(?:pretend\w* to be|posing as|impersonat\w*)\b/iu,
  /钓鱼(?:网站|页面|邮件|链接|短信)|盗号|撞库|盗刷|木马|勒索(?:病毒|软件)|(?:盗取|窃取|套取|骗取)[^。；！？]{0,10}?(?:密码|账号|帐号|验证码|银行卡|信息|钱)|冒充[^。；！？]{0,10}?(?:客服|公检法|银行|警察|官网)/u,
  // People who are deceived.
  /\b(?:scam|defraud|swindle)(?:s|ming|ing)? (?:old|elderly|people|seniors|pensioners|customers|them|tourists)\b|\b(?:ponzi|pyramid) scheme\b|\bfake (?:reviews?|followers|charity|donations?|invoices?|votes)\b/iu,
  /传销|杀猪盘|拉人头|诈骗|好骗|骗(?:老人|钱|贷|补贴)|(?<!牙)刷(?:单|好评|票)|洗钱|暴力催收/u,
];

/** Who fights a wrong, was hurt by it or teaches about it keeps records of it. */
const against =
  /\b(?:report(?:s|ed|ing)?|prevent\w*|protect\w*|against|awareness|training|victims?|incidents?|investigat\w*|police|helpline|recovery|rehab|quit(?:ting)?|addict\w*|anti|confiscated|compliance|simulat\w*|stop(?:ping)?)\b|防(?!水|晒)|反(?!应|馈)|举报|报案|戒|打击|宣传|教育|培训|受害|排查|查获|缴获|整治|治理|案件|演练|预警|劝阻/iu;

/** Whether a message asks for help to hurt others; nothing is made of it, with a model or without. */
export const isHarmful = (message: string): boolean =>
  wishes.some((wish) => wish.test(message)) && !against.test(message);
