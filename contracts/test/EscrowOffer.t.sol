// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {SmartWallet} from "./support/Accounts.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract EscrowOfferTest is BridgeTest {
    bytes internal constant BAD = abi.encodePacked(IBridgeEscrow.BadOfferSignature.selector);

    function test_offer_byADelegate() public {
        vm.expectEmit(true, true, true, true, address(escrow));
        emit IBridgeEscrow.OfferSignerChanged(maker, named("offer key"));
        vm.prank(maker);
        escrow.setOfferSigner(named("offer key"));
        Order memory order = tokenOrder();

        openWith(order, signatureOf(key("offer key"), escrow.offerDigest(order)), "");
        assertStatus(escrow.orderId(order), IBridgeEscrow.Status.Open);
    }

    function test_offer_theMakersOwnKeyStopsWhenADelegateIsNamed() public {
        vm.prank(maker);
        escrow.setOfferSigner(named("offer key"));
        Order memory order = tokenOrder();
        openWith(order, offer(order), BAD);

        vm.prank(maker);
        escrow.setOfferSigner(address(0));
        openWith(order, offer(order), "");
    }

    function test_offer_byAContractWallet() public {
        Order memory order = tokenOrder();
        order.maker = address(new SmartWallet(named("wallet owner")));
        bytes32 digest = escrow.offerDigest(order);
        openWith(order, signatureOf(key("somebody"), digest), BAD);
        openWith(order, signatureOf(key("wallet owner"), digest), "");
    }

    function test_offer_BadOfferSignature() public {
        Order memory order = tokenOrder();
        openWith(order, signatureOf(key("somebody"), escrow.offerDigest(order)), BAD);
        openWith(order, "", BAD);
        openWith(order, new bytes(65), BAD);
    }

    function test_offer_ofAnotherEscrow() public {
        Order memory order = tokenOrder();
        BridgeEscrow other = new BridgeEscrow(defaultConfig());
        openWith(order, signatureOf(key("maker"), other.offerDigest(order)), BAD);
    }

    /// Any single field that the depositor changes invalidates the maker's signature.
    function testFuzz_offer_bindsEveryField(uint256 field, uint256 flip) public {
        Order memory order = tokenOrder();
        bytes memory signature = offer(order);
        change(order, between(field, 0, 9), between(flip, 1, 30));
        openWith(order, signature, BAD);
    }

    /// Only fields whose change passes the checks before the signature.
    function change(Order memory order, uint256 field, uint256 by) private pure {
        if (field == 0) order.inputAmount += by;
        if (field == 1) order.outputToken = abi.encodePacked(by);
        if (field == 2) order.outputAmount += by;
        if (field == 3) order.destinationGas += by;
        if (field == 4) order.recipient = abi.encodePacked(by);
        if (field == 5) order.memoHash = bytes32(by);
        if (field == 6) order.dstChainId += by;
        if (field == 7) order.channel += by;
        if (field == 8) order.channelFee += by;
        if (field == 9) order.nonce += by;
    }

    function openWith(Order memory order, bytes memory signature, bytes memory refusal) private {
        vm.prank(depositor);
        if (refusal.length > 0) vm.expectRevert(refusal);
        escrow.open(order, signature);
    }
}
